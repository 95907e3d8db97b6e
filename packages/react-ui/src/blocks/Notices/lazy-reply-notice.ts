import { lazyPart } from "../../shared/lazy-part";

// Most replies succeed: what to say of one that does not is loaded when the page is idle, or with the first failure.
export const fetchReplyNotice = () => import("./ReplyNotice");

export const LazyReplyNotice = lazyPart(fetchReplyNotice, (part) => part.ReplyNotice);

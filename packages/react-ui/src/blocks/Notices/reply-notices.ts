export { PictureNotice } from "./PictureNotice";
export { ReplyNotice } from "./ReplyNotice";

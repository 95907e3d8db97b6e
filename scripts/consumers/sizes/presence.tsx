import { tesla } from "@archive-of-minds/core";
import { Presence } from "@archive-of-minds/react-ui";
import { createRoot } from "react-dom/client";

createRoot(document.body).render(<Presence character={tesla} state="speaking" level={() => 0.5} />);

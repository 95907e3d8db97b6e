import { tesla } from "@archive-of-minds/core";
import { Emblem } from "@archive-of-minds/react-ui";
import { createRoot } from "react-dom/client";

createRoot(document.body).render(<Emblem character={tesla} />);

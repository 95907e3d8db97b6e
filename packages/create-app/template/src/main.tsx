import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { CharacterChat } from "@archive-of-minds/react-ui";
import "@archive-of-minds/react-ui/styles.css";
import { chat } from "./chat";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <CharacterChat chat={chat} fill="window" shortcuts="page" />
  </StrictMode>,
);

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat } from "./Chat";
import "./page.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root.");
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Our guests</h1>
      <div className="pane">
        <Chat />
      </div>
    </main>
  </StrictMode>,
);

import "@archive-of-minds/react-ui/styles.css";
import "@archive-of-minds/react-ui/login.css";
import "./fonts";
import { MediaSessionProvider } from "@archive-of-minds/react-ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { ReleaseNotice } from "./ReleaseNotice";
import { createSite } from "./site";
import { SiteLanguage } from "./SiteLanguage";
import "./page.css";
import { followVisibleHeight } from "./visible-height";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

followVisibleHeight();
const site = await createSite();
createRoot(root).render(
  <StrictMode>
    <SiteLanguage language={site.language}>
      <MediaSessionProvider mediaSession={site.mediaSession}>
        <App {...site} />
      </MediaSessionProvider>
      <ReleaseNotice mediaSession={site.mediaSession} outdated={site.outdated} />
    </SiteLanguage>
  </StrictMode>,
);

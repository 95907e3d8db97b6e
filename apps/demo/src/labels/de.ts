import type { SiteLabels } from "./en";

export { de as labels, dePhrases as phrases, deRoomPhrases as roomPhrases } from "@archive-of-minds/react-ui/labels/de";

export const siteLabels: SiteLabels = {
  roomMissing:
    "Die Gesprächsrunde konnte nicht geladen werden. Prüfe deine Verbindung und drücke noch einmal „Gesprächsrunde“. Wenn sie sich dann nicht öffnet, lade die Seite neu.",
  outdated:
    "Lade die Seite neu, um weiterzumachen: Es gibt eine neue Version. Was du geschrieben hast, ist aufbewahrt.",
  newVersion: "Eine neue Version ist bereit.",
  reload: "Neu laden",
  later: "Später",
  documentation: "Dokumentation (auf Englisch)",
};

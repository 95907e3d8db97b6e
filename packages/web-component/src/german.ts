export { de as labels, dePhrases as phrases, deRoomPhrases as roomPhrases } from "@archive-of-minds/react-ui/labels/de";

export const roomMissing =
  "Die Gesprächsrunde konnte nicht geladen werden. Prüfe deine Verbindung und drücke noch einmal „Gesprächsrunde“. Wenn sie sich dann nicht öffnet, lade die Seite neu.";

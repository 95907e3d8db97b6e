/** Names that the product itself gives. Those of vendors stay as they are. */
const names: Readonly<Record<string, string>> = {
  "Built-in replies": "Eingebaute Antworten",
  "Safety reply": "Feste Antwort zu deiner Sicherheit",
  "Browser model": "Modell des Browsers",
  "Model file": "Modelldatei",
  "Built-in voice": "Eingebaute Stimme",
  "System voice": "Stimme des Systems",
};

export const named = (name: string): string => (Object.hasOwn(names, name) ? names[name]! : name);

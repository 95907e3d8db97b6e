import type { Labels } from "../en";

/** Ruhig, und zuerst, was zu tun ist. */
export const need: Labels["need"] = {
  title: "Hilfe von Menschen, jetzt",
  lead: {
    despair: "Du kannst jetzt mit jemandem sprechen, zu jeder Stunde.",
    selfHarm: "Du kannst jetzt mit jemandem sprechen. Bist du verletzt, dann ruf zuerst die Notrufnummer an.",
    violence: "Du kannst jetzt mit jemandem sprechen. Bist du in Gefahr, dann ruf zuerst die Notrufnummer an.",
    childAbuse: "Du kannst jetzt mit jemandem sprechen. Ist jemand in Gefahr, dann ruf zuerst die Notrufnummer an.",
    overdose: "Ruf jetzt an, auch wenn es dir gut geht.",
    medicalEmergency: "Ruf jetzt an. Warte nicht ab, ob es vorübergeht.",
  },
  country: (code) => new Intl.DisplayNames("de", { type: "region" }).of(code) ?? code,
  inCountry: (country) => `Nummern für dieses Land: ${country}`,
  noCountry: "Dein Land ist hier nicht bekannt.",
  unproven: (country) => `Für dieses Land gibt es hier keine geprüften Nummern: ${country}.`,
  localEmergency: "Ruf die Notrufnummer deines Landes an.",
  anotherCountry: "Ein anderes Land",
  chooseCountry: "Land wählen",
  services: {
    all: "alle Notdienste",
    ambulance: "Rettungsdienst",
    fire: "Feuerwehr",
    police: "Polizei",
    rescue: "Bergung",
  },
  call: (number) => `${number} anrufen`,
  write: (number) => `Textnachricht an ${number}`,
  visit: "Website",
  directory: "Hilfe in anderen Ländern: findahelpline.com",
  withdraw: "Mir geht es gut",
  portrayal: "Die Figuren sind Software. Dies sind Menschen.",
};

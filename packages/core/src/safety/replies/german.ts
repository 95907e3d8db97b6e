import type { Replies } from "./replies";

// `\b` knows no umlauts: a word ends where no letter follows.
export const germanReplies: Replies = {
  neutral: [
    "Ich bin froh, dass du mir das sagst, und nichts anderes, worüber wir reden könnten, ist so wichtig.",
    "Bist du gerade in Sicherheit?",
  ],
  advice: {
    despair:
      "Du musst das nicht allein tragen. Bitte ruf jetzt ein Krisentelefon an oder schreib dorthin, oder sag jemandem in deiner Nähe, was du mir gesagt hast; wenn du dir etwas antun könntest, ruf den Notruf.",
    selfHarm:
      "Bitte geh weg von allem, womit du dich verletzen könntest, und ruf jetzt ein Krisentelefon an oder schreib dorthin. Wenn du verletzt bist, ruf zuerst den Notruf.",
    violence:
      "Niemand hat das Recht, dir das anzutun, und es ist nicht deine Schuld. Wenn du in Gefahr bist, ruf den Notruf, sobald du es sicher kannst; ein Hilfetelefon kann den nächsten Schritt mit dir planen.",
    childAbuse:
      "Daran ist niemals ein Kind schuld, und es ist richtig, es zu sagen. Bitte sag es jetzt einem Erwachsenen, dem du vertraust, oder ruf ein Kindernotruf-Telefon an; wenn jemand in Gefahr ist, ruf den Notruf.",
    overdose:
      "Bitte ruf sofort den Notruf oder einen Giftnotruf, auch wenn noch nichts zu spüren ist. Sag, was genommen wurde, wie viel und wann, und bleib nicht allein.",
    medicalEmergency:
      "Bitte ruf sofort den Notruf und warte nicht ab, ob es vorbeigeht. Tu, was man dir dort sagt, schließ die Tür auf und hol jemanden dazu.",
  },
  reached: [
    "Ich bin froh, dass du dir Hilfe geholt hast und es mir sagst. Bleib bei denen, die dir helfen, solange du sie brauchst. Wie geht es dir jetzt?",
    "Das war ein guter Schritt, und kein leichter. Ist jemand bei dir, oder kann jemand kommen?",
    "Das freut mich. Leg dir die Nummern so hin, dass du sie siehst, für heute Nacht und auch für morgen. Wie fühlst du dich in diesem Moment?",
  ],
  notSafe: [
    "Dann ruf bitte jetzt den Notruf, oder geh dorthin, wo andere Menschen sind. Ich bin eine geschriebene Stimme und kann nicht zu dir kommen; sie können es. Wer ist dir am nächsten?",
    "Dann ist das jetzt das Erste: Ruf den Notruf, und wenn du nicht sprechen kannst, schick jemandem in deiner Nähe eine Nachricht. Kommst du an einen sichereren Ort?",
    "Bitte bleib damit nicht allein: Ruf jetzt den Notruf, oder bitte irgendjemanden in deiner Nähe, es für dich zu tun. Kannst du dort weg, wo du bist?",
  ],
  listening: [
    "Ich höre dir zu, und wir müssen von nichts anderem reden. Ich bin eine geschriebene Stimme und kann nicht bei dir sein, darum lass bitte einen Menschen bei dir sein: Hat jemand in deiner Nähe gehört, was du mir gesagt hast?",
    "Danke, dass du es mir sagst. Du musst dafür keine guten Worte finden. Wen könntest du jetzt anrufen, oder zu wem könntest du dich setzen?",
    "Ich höre dir weiter zu. Wenn es schlimmer wird oder du nicht in Sicherheit bist, ruf sofort den Notruf. Wie geht es dir jetzt, verglichen mit eben?",
  ],
  signs: {
    reached:
      /(?<!\p{L})(?:ich hab(?:e)? (?:\p{L}+ ){0,4}(?:angerufen|geschrieben|erzählt|gesagt|bescheid gegeben)|(?:sind|ist) (?:schon )?unterwegs|am telefon|dank(?:e|en|eschön)?)(?!\p{L})/iu,
    but: /(?<!\p{L})(?:aber|trotzdem|immer noch|immernoch|niemand\p{L}*|keine?[nmrs]?|nie|niemals|nicht|nich|nix|nichts)(?!\p{L})/iu,
    safe: /(?<!\p{L})(?:in sicherheit|mir geht(?:['’]?s| es)? (?:(?:wieder|schon|jetzt|etwas|ein bisschen|viel) )*(?:gut|besser|ok(?:ay)?)|bin (?:(?:hier|jetzt|wieder) )?(?:sicher|ok(?:ay)?)|geht (?:schon )?wieder)(?!\p{L})/iu,
    notSafe:
      /^\s*(?:nein|ne|nee|nö)(?!\p{L})|(?<!\p{L})(?:nicht|nich|nie) (?:\p{L}+ )?(?:sicher|in sicherheit)(?!\p{L})|(?<!\p{L})(?:unsicher|angst)(?!\p{L})|kann nicht (?:anrufen|telefonieren)/iu,
  },
};

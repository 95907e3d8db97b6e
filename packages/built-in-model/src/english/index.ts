import { english as texts } from "../generated/english";
import type { LanguagePack } from "../language-pack";
import { acts, despair, woes } from "./acts";
import { askings } from "./askings";
import { life } from "./life";
import { listening } from "./listening";
import { memory } from "./memory";
import { outside } from "./outside";
import { patterns } from "./patterns";
import { referring } from "./referring";
import { requests } from "./requests";
import { tongues } from "./tongues";

export const english: LanguagePack = {
  ...texts,
  askings,
  patterns,
  acts,
  referring,
  requests,
  outside,
  tongues,
  life,
  listening,
  memory,
  despair,
  woes,
};

import type { Refusal } from "./learned-profiles";

const ofPictures = /\bimages?\b|\bimage_url\b|\bvision\b|\bmulti-?modal\b|\bmmproj\b/i;
const denial =
  /(?:not|n't) (?:currently )?support|no \w+ (?:\w+ ){0,2}that support|not a multi-?modal|not enabled|only supported by|missing data required|at most 0 image|unknown variant .?image_url/i;
/** A content in parts is sent only with a picture. */
const wantsText = /\bcontent\b.{0,10} must be a string/i;
/** What is wrong with this one picture, and says nothing of the next one. */
const ofThisPicture =
  /invalid_image|image_parse|format|media type|mime|too (?:large|small|big)|\bsize\b|dimension|resolution|base64|corrupt|decod|polic|safety|not allowed/i;

/** Whether a model refused a picture because it takes none. */
export const deniesPictures = ({ words, hasPicture }: Refusal): boolean =>
  hasPicture && ((ofPictures.test(words) && denial.test(words) && !ofThisPicture.test(words)) || wantsText.test(words));

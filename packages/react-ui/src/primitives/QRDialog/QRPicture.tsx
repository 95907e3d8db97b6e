import { encode } from "uqr";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";

/** Edge length in CSS pixels, the quiet zone included. */
const SIZE = 256;

/** Modules of white that scanners need on every side (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** An address as a QR code that stays readable with 30 % of it lost. */
export function QRPicture({ url }: { readonly url: string }) {
  const qr = useLabels("qr", english.qr);
  const { size, data } = encode(url, { ecc: "H", border: QUIET_ZONE });
  return (
    <svg
      className="aom-qr-picture"
      role="img"
      aria-label={qr.picture(url)}
      viewBox={`0 0 ${size} ${size}`}
      style={{ width: SIZE, height: SIZE }}
      shapeRendering="crispEdges"
    >
      {/* Dark on white in every theme: not every scanner reads an inverted code. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={drawModules(data)} fill="#000" />
    </svg>
  );
}

/** One rectangle for every run of dark modules in a row. */
function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      let path = "";
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x += 1;
        path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
      }
      return path;
    })
    .join("");
}

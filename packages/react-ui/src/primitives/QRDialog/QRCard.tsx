import { useId, useState } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { copyText } from "../../shared/copy-text";
import { isLoopbackUrl } from "./is-loopback-url";
import { QRPicture } from "./QRPicture";

/** The content of the dialog. */
export function QRCard({ url }: { readonly url: string | null }) {
  const qr = useLabels("qr", english.qr);
  const [copy, setCopy] = useState<{ readonly outcome: "idle" | "copied" | "refused"; readonly count: number }>({
    outcome: "idle",
    count: 0,
  });
  const address = url ?? `${location.origin}${location.pathname}`;
  return (
    <div className="aom-qr" data-copy={copy.outcome}>
      <div className="aom-qr-frame">
        <QRPicture url={address} />
      </div>
      <p className="aom-qr-url">{address}</p>
      {isLoopbackUrl(address) && <p className="aom-qr-note">{qr.thisDevice}</p>}
      <button
        type="button"
        className="aom-button"
        data-tone="primary"
        onClick={() =>
          void copyText(address).then((done) =>
            setCopy(({ count }) => ({ outcome: done ? "copied" : "refused", count: count + 1 })),
          )
        }
      >
        {qr.copy}
      </button>
      <p role="status" className="aom-qr-status">
        {/* A new element with each press: screen readers do not repeat an unchanged text. */}
        {copy.outcome !== "idle" && <span key={copy.count}>{qr[copy.outcome]}</span>}
      </p>
      <div className="aom-qr-tips">
        <Tips {...qr.iPhone} />
        <Tips {...qr.android} />
      </div>
    </div>
  );
}

function Tips({ device, steps }: { readonly device: string; readonly steps: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="aom-caption">
        {device}
      </h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

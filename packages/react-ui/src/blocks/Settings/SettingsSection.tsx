import { useId, type ReactNode } from "react";

/** A part of the settings with its heading. */
export function SettingsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="aom-settings-section" aria-labelledby={id}>
      <h3 id={id} className="aom-caption">
        {title}
      </h3>
      {children}
    </section>
  );
}

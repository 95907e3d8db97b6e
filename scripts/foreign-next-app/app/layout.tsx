import "@archive-of-minds/react-ui/styles.css";
import type { ReactNode } from "react";

// No request for an icon that is not there.
export const metadata = { title: "A foreign app", icons: { icon: "data:," } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

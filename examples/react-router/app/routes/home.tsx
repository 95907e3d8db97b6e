import { Chat } from "../Chat";

export const meta = () => [{ title: "Our guests" }];

export default function Home() {
  return (
    <main>
      <h1>Our guests</h1>
      <Chat />
    </main>
  );
}

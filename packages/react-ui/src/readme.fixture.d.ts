declare module "virtual:example/packages/react-ui/README.md/1.tsx" {
  import type { ReactNode } from "react";
  export function App(): ReactNode;
}
declare module "virtual:example/packages/react-ui/README.md/2.tsx" {
  import type { ChatActorRef } from "@archive-of-minds/core";
  import type { ReactNode } from "react";
  export function SupportPane(props: { chat: ChatActorRef }): ReactNode;
}
declare module "virtual:example/packages/react-ui/README.md/3.tsx" {
  import type { ChatActorRef } from "@archive-of-minds/core";
  import type { ReactNode } from "react";
  export function OwnScreen(props: { chat: ChatActorRef }): ReactNode;
}
declare module "virtual:example/packages/react-ui/README.md/4.tsx" {
  import type { ChatRoomActorRef } from "@archive-of-minds/core";
  import type { ReactNode } from "react";
  export function OwnRoom(props: { room: ChatRoomActorRef }): ReactNode;
}
declare module "virtual:example/packages/react-ui/README.md/5.tsx" {
  import type { CameraActorRef, ChatActorRef, VoiceAgentActorRef } from "@archive-of-minds/core";
  import type { ReactNode } from "react";
  export function OwnCall(props: { chat: ChatActorRef; camera?: CameraActorRef; live: VoiceAgentActorRef }): ReactNode;
}
declare module "virtual:example/packages/react-ui/README.md/6.tsx" {
  import type { ReactNode } from "react";
  export function German(props: { children: ReactNode }): ReactNode;
}

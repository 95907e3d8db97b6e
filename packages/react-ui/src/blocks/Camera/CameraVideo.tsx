import type { CameraPicture } from "@archive-of-minds/core";
import { useLayoutEffect, useRef } from "react";

export interface CameraVideoProps {
  /** The open camera's picture, attached while it is shown. */
  readonly picture: CameraPicture;
  /** The name of the video for screen readers. */
  readonly label: string;
}

/** The live picture. Not mirrored, because it shows what the character sees. */
export function CameraVideo({ picture, label }: CameraVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => (video.current ? picture.attach(video.current) : undefined), [picture]);
  return <video ref={video} className="aom-camera-video" aria-label={label} muted playsInline />;
}

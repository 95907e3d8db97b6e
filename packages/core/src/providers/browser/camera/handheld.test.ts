import { expect, it } from "vitest";
import { isAppleHandheld, isHandheld } from "./handheld";

it.each([
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
    5,
    true,
  ],
  ["an iPod", "Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15", 5, true],
  ["an older iPad", "Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15", 5, true],
  [
    "an iPad, which calls itself Macintosh",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15",
    5,
    true,
  ],
  [
    "an Android phone",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    5,
    true,
    false,
  ],
  [
    "a Macintosh",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15",
    0,
    false,
  ],
  [
    "Windows with a touch screen",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
    10,
    false,
  ],
  ["Linux", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36", 0, false],
])("recognises %s", (_name, userAgent, maxTouchPoints, expected, isApple: boolean = expected) => {
  const device = { userAgent, maxTouchPoints };
  expect([isHandheld(device), isAppleHandheld(device)]).toEqual([expected, isApple]);
});

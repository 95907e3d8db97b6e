import { CameraError, type CameraErrorReason } from "../../../contracts";

/** By the names that `getUserMedia` gives its errors. */
const REASONS: Readonly<Record<string, CameraErrorReason>> = {
  NotAllowedError: "permissionDenied",
  SecurityError: "permissionDenied",
  NotFoundError: "notFound",
  NotReadableError: "inUse",
  OverconstrainedError: "overconstrained",
  NotSupportedError: "unsupported",
};

export function toCameraError(error: unknown): CameraError {
  if (error instanceof CameraError) return error;
  const {
    name = "Error",
    message = "",
    constraint,
  } = (error ?? {}) as { readonly name?: string; readonly message?: string; readonly constraint?: string };
  const known = Object.hasOwn(REASONS, name) ? REASONS[name] : undefined;
  // A camera chosen by name that is missing; another quality would not help.
  const reason = known === "overconstrained" && constraint === "deviceId" ? "notFound" : (known ?? "unknown");
  return new CameraError(reason, message === "" ? "The browser does not say why." : message, {
    errorName: name,
    cause: error,
  });
}

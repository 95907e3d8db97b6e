import * as english from "../../messages/en/chat";
import { useMessages } from "../../messages/MessagesProvider";

/** What stands in place of a part that has broken. */
export function CrashNotice() {
  const crash = useMessages("crash", english.crash);
  return (
    <div role="alert" className="aom-notice" data-state="crashed">
      <p>
        <b>{crash.title}</b> {crash.advice}
      </p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={() => location.reload()}>
          {crash.reload}
        </button>
      </p>
    </div>
  );
}

import { accessSelectors, type AccessActorRef, type Character, type PresenceState } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useEffect, useId, useRef, useState } from "react";
import { Engraving } from "../blocks/Presence/Engraving";
import { Emblem } from "../primitives/Emblem/Emblem";
import { characterColours } from "../primitives/Emblem/character-colours";
import * as english from "../labels/en/chat";
import * as englishLogin from "../labels/en/login";
import { useLabels, useLanguageAttributes } from "../labels/LabelsProvider";
import { checkActor } from "../shared/check-actor";
import { rootProps, type RootProps } from "../shared/root-props";

/** How those behind the card take what happens at it. */
const moods: Readonly<Record<ReturnType<typeof accessSelectors.state>, PresenceState>> = {
  checkingStoredFlag: "asleep",
  locked: "asleep",
  verifying: "thinking",
  denied: "interrupted",
  unavailable: "failed",
  granted: "listening",
};

/** Takes the attributes of its root `<main>` too. Needs no provider, and `login.css` besides the other styles. */
export interface LoginScreenProps extends RootProps<"main"> {
  /** Made with `createAccess`, outside React. */
  readonly access: AccessActorRef;
  /** The characters whose emblems are shown. Default: none. */
  readonly characters?: readonly Character[];
  /**
   * The access code, shown as a hint below the button: pass it only if everybody may read it. `null`, the default,
   * shows none.
   */
  readonly hint?: string | null;
}

/** The login screen, which asks for the access code. */
export const LoginScreen = forwardRef<HTMLElement, LoginScreenProps>(function LoginScreen(
  { access, characters = [], hint = null, ...root },
  ref,
) {
  checkActor("LoginScreen", "access", "createAccess", access);
  const productName = useLabels("productName", english.productName);
  const login = useLabels("login", englishLogin.login);
  const language = useLanguageAttributes();
  const state = useSelector(access, accessSelectors.state);
  const failure = useSelector(access, accessSelectors.failure);
  const isExpired = useSelector(access, accessSelectors.isExpired);
  const [code, setCode] = useState("");
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isBusy = state === "verifying" || state === "denied";

  useEffect(() => {
    const { unsubscribe } = access.on("access.denied", () => setCode(""));
    return unsubscribe;
  }, [access]);
  useEffect(() => {
    if (state === "locked") field.current?.focus({ preventScroll: true });
  }, [state]);

  const alert =
    state === "denied"
      ? login.denied
      : state === "unavailable" && failure
        ? login.failure[failure.reason](failure)
        : null;
  return (
    <main ref={ref} {...rootProps({ className: "aom aom-login", ...language, "data-state": state }, root)}>
      <div className="aom-gate" aria-hidden="true">
        {characters.map((character) => (
          <span key={character.id} className="aom-gate-presence" style={characterColours(character)}>
            <Engraving characterId={character.id} state={moods[state]} />
          </span>
        ))}
      </div>
      <form
        className="aom-login-card"
        data-state={state}
        onSubmit={(event) => {
          event.preventDefault();
          access.send({ type: "code.submit", code });
        }}
      >
        <p className="aom-login-emblems">
          {characters.map((character) => (
            <span key={character.id} className="aom-login-emblem" style={characterColours(character)}>
              <Emblem character={character} size={28} />
            </span>
          ))}
        </p>
        <h1 className="aom-login-title">{productName}</h1>
        <p className="aom-login-subtitle">{login.subtitle}</p>
        <label htmlFor={id} className="aom-login-label">
          {login.field}
        </label>
        <div className="aom-login-field">
          <input
            id={id}
            ref={field}
            type={isShown ? "text" : "password"}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            disabled={isBusy}
            autoComplete="current-password"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={state === "denied"}
            aria-describedby={`${id}-alert`}
          />
          <button
            type="button"
            className="aom-button"
            data-tone="quiet"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? login.hide : login.show}
          </button>
        </div>
        <p id={`${id}-alert`} role="alert" className="aom-login-alert">
          {alert}
        </p>
        <button type="submit" className="aom-button" data-tone="primary" disabled={isBusy || code.trim() === ""}>
          {login.unlock}
        </button>
        <p role="status" className="aom-login-hint">
          {state === "verifying" ? login.checking : isExpired ? login.expired : hint !== null && login.hint(hint)}
        </p>
        <p className="aom-login-footer">{login.footer}</p>
      </form>
    </main>
  );
});

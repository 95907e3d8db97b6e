import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { siteLabels } from "./labels/en";
import { defaultLocale, type LanguageText } from "./languages";

export interface ShownLanguage extends LanguageText {
  /** The tag of the language that is shown. */
  readonly locale: string;
}

interface LanguageContext {
  readonly shown: ShownLanguage;
  /** The tag of the language that the visitor chose. */
  readonly chosen: string;
}

const english: ShownLanguage = { locale: defaultLocale, siteLabels };

/**
 * The language of the page. It is English until the visitor chooses another, whose words are loaded then; what is shown
 * stays until they are there.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    input: {} as { readonly locale: string },
    events: {} as { type: "locale.choose"; locale: string },
  },
  actors: {
    /** Loads all words of a language. */
    loadLanguage: fromPromise<ShownLanguage, { readonly locale: string }>(() => {
      throw new Error("Provide `loadLanguage`.");
    }),
  },
  actions: {
    /** Stores the choice, and tells browsers and screen readers the language. */
    keepLocale: (_args, _params: { readonly locale: string }) => {},
    choose: assign({ chosen: (_, { locale }: { readonly locale: string }) => locale }),
    show: assign({ shown: (_, shown: ShownLanguage) => shown }),
  },
  guards: {
    isShown: ({ context }) => context.shown.locale === context.chosen,
  },
}).createMachine({
  id: "language",
  context: ({ input }) => ({ shown: english, chosen: input.locale }),
  initial: "deciding",
  on: {
    "locale.choose": {
      target: ".deciding",
      actions: { type: "choose", params: ({ event }) => ({ locale: event.locale }) },
    },
  },
  states: {
    deciding: {
      always: [{ guard: "isShown", target: "ready" }, { target: "loading" }],
    },
    ready: {
      entry: { type: "keepLocale", params: ({ context }) => ({ locale: context.shown.locale }) },
    },
    loading: {
      invoke: {
        src: "loadLanguage",
        input: ({ context }) => ({ locale: context.chosen }),
        onDone: { target: "ready", actions: { type: "show", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    /** The words could not be loaded. The language that was shown stays, and the choice is not stored. */
    failed: {},
  },
});

export type LanguageActorRef = ActorRefFrom<typeof languageMachine>;

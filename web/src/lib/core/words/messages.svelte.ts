/** Texts: Fluent messages shared with the Python side, one folder for each language. `t("lobby-title")`, `t("points", { count: 3 })`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "virtual:messages";

const FALLBACK = "en";

/** A language is available if there is a folder with its messages. */
export const LANGUAGES = Object.keys(texts);

/** The name of a language in that language: "Français". */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name[0].toLocaleUpperCase(language) + name.slice(1);
}

async function load(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await texts[language]()).default));
  return bundle;
}

function wanted(): string {
  const stored = localStorage.getItem("language");
  const asked = [stored ?? "", ...navigator.languages].flatMap((tag) => [tag, tag.split("-")[0].toLowerCase()]);
  return asked.find((tag) => LANGUAGES.includes(tag)) ?? FALLBACK;
}

class Messages {
  language = $state(FALLBACK);
  /** The ruleset being played: a text that reads differently in this game has an attribute of its name. */
  game = $state<string | null>(null);
  #bundles = new Map<string, FluentBundle>();

  /** Call once before anything is shown. */
  async start() {
    await this.choose(wanted(), false);
  }

  async choose(language: string, store = true) {
    for (const tag of new Set([language, FALLBACK])) if (!this.#bundles.has(tag)) this.#bundles.set(tag, await load(tag));
    if (store) localStorage.setItem("language", language);
    document.documentElement.lang = language;
    this.language = language;
  }

  text(id: string, values?: Record<string, FluentVariable>): string {
    for (const tag of [this.language, FALLBACK]) {
      const bundle = this.#bundles.get(tag);
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.attributes[this.game ?? ""] ?? message.value, values);
    }
    return id;
  }

  has(id: string): boolean {
    return !!this.#bundles.get(FALLBACK)?.hasMessage(id);
  }
}

export const messages = new Messages();
export const t = (id: string, values?: Record<string, FluentVariable>) => messages.text(id, values);

/** Texts: Fluent messages shared with the Python side, one folder a language. `t("lobby-title")`, `t("points", { count: 3 })`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "ro", "fr", "it", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>("../../../../src/farebox/messages/*/*.ftl", { query: "?raw", import: "default" });

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${language}/`));
  for (const text of await Promise.all(own.map(([, read]) => read()))) bundle.addResource(new FluentResource(text));
  return bundle;
}

function wanted(): Language {
  const stored = localStorage.getItem("language");
  const asked = [stored ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (asked.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language) ?? "en";
}

class Messages {
  language = $state<Language>("en");
  #bundles = new Map<Language, FluentBundle>();

  /** Call once before anything is shown. */
  async start() {
    await this.choose(wanted(), false);
  }

  async choose(language: Language, store = true) {
    for (const tag of new Set<Language>([language, "en"])) if (!this.#bundles.has(tag)) this.#bundles.set(tag, await load(tag));
    if (store) localStorage.setItem("language", language);
    document.documentElement.lang = language;
    this.language = language;
  }

  text(id: string, values?: Record<string, FluentVariable>): string {
    for (const tag of [this.language, "en"] as const) {
      const bundle = this.#bundles.get(tag);
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.value, values);
    }
    return id;
  }

  has(id: string): boolean {
    return !!this.#bundles.get("en")?.hasMessage(id);
  }
}

export const messages = new Messages();
export const t = (id: string, values?: Record<string, FluentVariable>) => messages.text(id, values);

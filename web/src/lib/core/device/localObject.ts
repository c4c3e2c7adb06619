import { isObject } from "./shape";

/** What local storage has under a key; nothing if it is not an object. */
export function localObject(key: string, storage?: Pick<Storage, "getItem">): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse((storage ?? localStorage).getItem(key) ?? "{}");
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

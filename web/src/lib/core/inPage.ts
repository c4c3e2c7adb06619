/** Whether this page has no server, and its tables are in the page itself: `farebox site` marks it. */
export const inPage = globalThis.document?.documentElement.dataset.host === "page";

import { request } from "node:http";
import type { TestProxyServer } from "../../proxies/testing/test-proxy-server";
import { visitorData } from "./visitor-data";

/** The answer to one request of the visit. */
export interface LoggedAnswer {
  readonly asked: string;
  readonly isPrivate: boolean;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Disconnects once the vendor has been called. */
  readonly leaveAt?: Promise<unknown>;
}

/** A visitor who notes every answer. */
export interface Visit {
  readonly server: TestProxyServer;
  readonly url: string;
  readonly answers: LoggedAnswer[];
  readonly cookies: Map<string, string>;
  readonly allCookies: Set<string>;
  ask(path: string, asking?: Asking): Promise<LoggedAnswer>;
}

/** The headers of every request. */
export const usualHeaders = {
  "user-agent": visitorData.header,
  referer: `http://localhost/?${visitorData.header}`,
  "accept-language": visitorData.header,
  "x-forwarded-for": visitorData.header,
  "x-api-key": visitorData.header,
  authorization: visitorData.header,
  "x-request-id": visitorData.header,
};

export function createVisit(url: string, server: TestProxyServer): Visit {
  const answers: LoggedAnswer[] = [];
  const cookies = new Map<string, string>();
  const allCookies = new Set<string>();
  const cookieLine = () =>
    [...cookies, ["other", "CANARY-COOKIE"]].map(([name, value]) => `${name}=${value}`).join("; ");

  return {
    server,
    url,
    answers,
    cookies,
    allCookies,
    ask: (path, { method = "GET", headers = {}, body, leaveAt } = {}) =>
      new Promise((resolve) => {
        const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
        const type = body === undefined ? {} : { "content-type": "application/json" };
        const outgoing = request(`${url}${path}`, {
          method,
          headers: { ...usualHeaders, ...type, cookie: cookieLine(), ...headers },
        });
        const gone = (
          how: string,
          response?: { statusCode?: number | undefined; headers: LoggedAnswer["headers"] },
          part = "",
        ) => {
          const answer = {
            asked: `${method} ${path}`,
            isPrivate: path.startsWith("/api/"),
            status: response?.statusCode ?? 0,
            headers: response?.headers ?? {},
            body: response === undefined ? how : part,
          };
          if (response !== undefined) answers.push(answer);
          resolve(answer);
        };
        outgoing.on("error", () => gone("broken off"));
        outgoing.on("response", (response) => {
          let part = "";
          for (const line of response.headers["set-cookie"] ?? []) {
            const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
            if (value === "") cookies.delete(name);
            else cookies.set(name, value);
            if (value !== "") allCookies.add(value);
          }
          response.setEncoding("latin1");
          response.on("data", (chunk: string) => (part += chunk));
          response.on("error", () => {});
          response.on("close", () => gone("", response, part));
        });
        void leaveAt?.then(() => outgoing.destroy());
        outgoing.end(text);
      }),
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type ReceivedRequest = {
  url: string;
  authorization: string | undefined;
  /** In whichever header it came. */
  key: string | undefined;
  body: string;
};
export type Reply = (response: ServerResponse, received: ReceivedRequest, request: IncomingMessage) => void;

/** A service that takes requests over HTTP and answers each as it is told. */
export type StandIn = {
  baseURL: string;
  received: ReceivedRequest[];
  /** How it answers from now on, what it received before forgotten. */
  answers: (reply: Reply) => void;
  close: () => void;
};

export const say =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));

/** One reply after the other, the last one from then on. */
export function inTurn(...replies: Reply[]): Reply {
  const left = [...replies];
  return (...serverResponses) => (left.length > 1 ? left.shift() : left[0])?.(...serverResponses);
}

/** Refuses forms that hold any of these, as services refuse what they do not know; answers the others. */
export const refusing =
  (fields: readonly string[], answer: Reply): Reply =>
  (response, received, request) => {
    const refused = fields.find((field) => received.body.includes(field));
    if (refused === undefined) answer(response, received, request);
    else
      say(400, { error: { message: `${refused} is not supported`, param: 'response_format' } })(
        response,
        received,
        request,
      );
  };

export async function openStandIn(): Promise<StandIn> {
  const received: ReceivedRequest[] = [];
  let reply: Reply = say(500, '');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      const { authorization } = request.headers;
      const named = request.headers['xi-api-key'];
      const key = authorization ?? (typeof named === 'string' ? named : undefined);
      const one = { url: request.url ?? '', authorization, key, body };
      received.push(one);
      reply(response, one, request);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    baseURL: `http://127.0.0.1:${address.port}/v1/`,
    received,
    answers: (next) => {
      reply = next;
      received.splice(0);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

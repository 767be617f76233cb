import type { Socket } from 'node:net';

type ConnectionError = Error & { code?: string };

const answers: Readonly<Record<string, { line: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    message: 'The headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', message: 'The request took too long.' },
};

/** Answers what is not even HTTP in the shape of every other failure, and lets the connection go. */
export function answerBrokenConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, message } = answers[error.code ?? ''] ?? {
    line: '400 Bad Request',
    message: 'The request cannot be read.',
  };
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

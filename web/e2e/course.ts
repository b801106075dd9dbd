import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A course page that frames the address in its query, and gives the frame the height that the
 * frame's messages request.
 */
const parentPage = `<!doctype html><title>Course</title><h1>Lesson 3</h1>
<iframe title="Quiz" width="100%" height="300"></iframe>
<script>
  const frame = document.querySelector('iframe');
  frame.src = new URLSearchParams(location.search).get('frame');
  window.messages = [];
  addEventListener('message', (event) => {
    window.messages.push({ origin: event.origin, data: event.data });
    if (event.origin === new URL(frame.src).origin && event.data?.type === 'swmmquiz:height')
      frame.height = event.data.height;
  });
</script>`;

/** Starts a server for the course page. */
export const startParent = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(parentPage);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

export const originOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The address of the course page with a frame. */
export const courseAddress = (server: Server, frame: string) =>
  `${originOf(server)}/?frame=${encodeURIComponent(frame)}`;

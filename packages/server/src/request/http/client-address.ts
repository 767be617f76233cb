import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Reverse proxies whose word is believed: none or all, so many hops, or addresses separated by commas. */
export type TrustedProxies = boolean | number | string;

/** Whether what stands `hop` steps away, at an address, is believed about who asked it. */
export type Trust = (address: string, hop: number) => boolean;

export function trustOf(proxies: TrustedProxies): Trust {
  if (typeof proxies === 'boolean') return () => proxies;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxyAddr.compile(proxies.split(',').map((address) => address.trim()));
}

/** The network address of whoever made a request, as far as the proxies on its way are believed. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string => proxyAddr(request, trust);

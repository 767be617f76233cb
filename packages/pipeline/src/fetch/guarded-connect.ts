import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import { isPublicAddress } from './address.policy.ts';
import { dnsFailed, privateAddress, toFetchError } from './fetch.errors.ts';
import type { Resolver } from './fetch.type.ts';
import { type AllowList, isAllowListed, isLocalName, portOf } from './url.policy.ts';

/** The resolver of the operating system; it honours the hosts file, whose answers are checked like any other. */
export const systemResolver: Resolver = async (host) => {
  const answers = await systemLookup(host, { all: true, verbatim: true });
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

type LookupInput = { host: string; allowed: boolean; resolver: Resolver };
type ConnectOptions = { allow: AllowList; resolver: Resolver; timeoutMs: number };

/**
 * A connector that resolves each name once and connects to exactly the addresses it has checked, so that a name
 * whose answer changes between check and connection (DNS rebinding) gains nothing. One private answer among
 * public ones refuses the name.
 */
export function createGuardedConnector(options: ConnectOptions): buildConnector.connector {
  return (target, callback) => {
    const port = portOf(target);
    const allowed = isAllowListed(options.allow, target.hostname, port);
    if (!allowed && isLocalName(target.hostname)) {
      callback(privateAddress(target.hostname), null);
      return;
    }
    const lookup = checkedLookup({ host: target.hostname, allowed, resolver: options.resolver });
    // `lookup` is an option of node:net that reaches the socket whichever of the two protocols is spoken.
    const connect = buildConnector({
      lookup,
      timeout: options.timeoutMs,
      allowH2: false,
      port: Number(port),
    });
    connect(target, callback);
  };
}

function checkedLookup(input: LookupInput): LookupFunction {
  return (_name, options, callback) => {
    callbackify(resolveChecked)(input, (error, answers) => {
      const first = answers?.[0];
      if (error || !first) callback(toFetchError(error, input.host), []);
      else if (options.all) callback(null, answers);
      else callback(null, first.address, first.family);
    });
  };
}

async function resolveChecked(input: LookupInput) {
  const answers = await input.resolver(input.host);
  if (answers.length === 0) throw dnsFailed(input.host, false);
  if (!input.allowed && !answers.every(({ address }) => isPublicAddress(address)))
    throw privateAddress(input.host);
  return answers;
}

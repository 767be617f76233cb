import { describe, expect, it } from 'vitest';
import { createReturnTokens } from '../mailer/return-token.ts';
import { reportOf } from './bounce-report.fixture.ts';
import { bounceBytesMax, bounceTokensMax, readBounce } from './bounce-report.ts';

const tokens = createReturnTokens('a secret of the tests');
const token = tokens.make('7b1f0c52-1111-4222-8333-0000000000c1');

describe('a report of a delivery', () => {
  it.each(['text/rfc822-headers', 'message/rfc822', 'message/global-headers'])(
    'is known by the Message-ID of what came back as %s, folded or not',
    (returned) => {
      const report = readBounce(reportOf({ messageId: `<${token}@ecco.example>`, returned }));
      expect(report).toEqual({ tokens: [token], status: '5.1.1' });
    },
  );

  it('is known by the address that it was sent to, in whatever case a server writes it', () => {
    const report = readBounce(reportOf({ to: `Bounces+${token.toUpperCase()}@ecco.example` }));
    expect(report?.tokens.map(tokens.read)).toEqual(['7b1f0c52-1111-4222-8333-0000000000c1']);
  });

  it('is read with the line ends of other systems', () => {
    const message = reportOf({ messageId: `<${token}@x>` }).toString();
    expect(readBounce(Buffer.from(message.replaceAll('\r\n', '\n')))?.tokens).toEqual([token]);
  });

  it.each([
    ['failed', '5.2.1', '5.2.1'],
    ['Failed (bad mailbox)', '5.1.10 (unknown)', '5.1.10'],
    ['failed', '4.4.7', '4.4.7'],
    ['delayed', '4.4.1', '4.4.1'],
    ['delivered', '5.1.1', null],
    ['relayed', '2.0.0', null],
    ['failed', 'bad', null],
  ])('of one that is %s with %s says %s', (action, status, said) => {
    expect(readBounce(reportOf({ action, status }))?.status).toBe(said);
  });
});

describe('what is no report', () => {
  it.each([
    ['nothing', ''],
    ['a mail', 'To: ecco@ecco.example\r\nSubject: Hello\r\n\r\nStatus: 5.1.1\r\nAction: failed'],
    [
      'a report of a reading',
      reportOf({}).toString().replace('message/delivery-status', 'message/disposition-notification'),
    ],
    ['parts without an end between them', 'Content-Type: multipart/report\r\n\r\n--\r\n'],
    ['bytes', '\0\xff\xfe\n\n'],
  ])('%s is not taken for one', (_name, message) => {
    expect(readBounce(Buffer.from(message, 'latin1'))).toBeNull();
  });

  it('a report within a mail that was passed on is not one either', () => {
    const inner = reportOf({ messageId: `<${token}@x>` }).toString();
    expect(readBounce(Buffer.from(`Content-Type: message/rfc822\r\n\r\n${inner}`))).toBeNull();
  });
});

describe('what is made to break its reader', () => {
  it('is read up to a size, a depth and a number', () => {
    const many = Array.from({ length: 100 }, (_, at) => tokens.make(`${'0'.repeat(29)}${100 + at}`)).join(
      ' ',
    );
    expect(readBounce(reportOf({ to: many }))?.tokens).toHaveLength(bounceTokensMax);
    const deep = Array.from(
      { length: 40 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
    );
    expect(readBounce(Buffer.from(`${deep.join('')}Content-Type: message/delivery-status\n\n`))).toBeNull();
    const late = Buffer.concat([
      Buffer.from('Content-Type: multipart/report; boundary=b\n\n'),
      Buffer.alloc(bounceBytesMax, 'x\n'),
      Buffer.from('--b\nContent-Type: message/delivery-status\n\nAction: failed\nStatus: 5.1.1\n'),
    ]);
    expect(readBounce(late)).toBeNull();
  });
});

describe('a token', () => {
  it('of another secret, of another mail or of no shape is not ours', () => {
    const foreign = createReturnTokens('another secret').make('7b1f0c52-1111-4222-8333-0000000000c1');
    const other = `${tokens.make('7b1f0c52-1111-4222-8333-0000000000c2').slice(0, 32)}${token.slice(32)}`;
    expect([foreign, other, '', token.slice(1), `${token}0`].map(tokens.read)).toEqual([
      ...[null, null, null, null, null],
    ]);
  });
});

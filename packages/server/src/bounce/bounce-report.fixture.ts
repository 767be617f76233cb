/** A report as mail servers write it (RFC 3464), in its parts. */
type ReportParts = {
  to: string;
  status: string;
  action: string;
  messageId: string;
  /** The media type of what came back: the whole mail, or its head. */
  returned: string;
};

export const reportOf = (part: Partial<ReportParts>): Buffer => {
  const { to, status, action, messageId, returned } = {
    to: 'ecco@ecco.example',
    status: '5.1.1',
    action: 'failed',
    messageId: '<nothing-of-ours@ecco.example>',
    returned: 'text/rfc822-headers',
    ...part,
  };
  const lines = [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.fund.example (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="part=_of/report"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--part=_of/report',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your mail could not be delivered.',
    '',
    '--part=_of/report',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.fund.example',
    'Arrival-Date: Tue, 3 Mar 2026 09:00:00 +0000',
    '',
    'Final-Recipient: rfc822; somebody.else@fund.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '',
    '--part=_of/report',
    `Content-Type: ${returned}`,
    '',
    'From: Ecco <ecco@ecco.example>',
    'Message-ID:',
    ` ${messageId}`,
    'Subject: Carrow Teachers: Board meeting of May',
    '',
    '--part=_of/report--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
};

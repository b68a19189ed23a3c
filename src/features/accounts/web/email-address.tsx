import { Fragment } from 'react';
import { emailPieces } from '../rules/email-pieces.ts';

/** An email address, whose words stay whole where it has to wrap. */
export function EmailAddress({ children }: { children: string }) {
  return emailPieces(children).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one address keep their order.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

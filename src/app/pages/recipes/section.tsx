import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  id: string;
  title: string;
  text?: string;
  to?: string;
  link?: string;
  children: ReactNode;
}

/** A section of the page, with a link to more. */
export function Section({ id, title, text, to, link, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <h2 id={id} className="text-2xl md:text-3xl">
            {title}
          </h2>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
        {to && (
          <Link
            to={to}
            className="inline-flex min-h-11 shrink-0 items-center font-semibold text-primary-ink hover:underline"
          >
            {link}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

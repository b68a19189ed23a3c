import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import type { Reply } from '../contract.ts';
import { withMentions } from '../rules/mentions.ts';

/** A comment's text as written, with links to the people it mentions. */
export function CommentText({ comment }: { comment: Reply }) {
  return (
    <p className="mt-0.5 whitespace-pre-line wrap-anywhere">
      {withMentions(comment.text, comment.mentions).map(({ text, username }, at) =>
        username ? (
          <Link
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by their position.
            key={at}
            to={paths.profileOf(username)}
            className="font-semibold text-primary-ink hover:underline"
          >
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </p>
  );
}

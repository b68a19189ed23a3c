import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { commentsContract } from '../contract.ts';
import type { CommentServices } from './access.ts';
import { setClosed, setCommentLike, setPin } from './commands/thread.ts';
import { addComment, removeComment, restoreComment, updateComment } from './commands/write.ts';
import { peopleToMention } from './queries/people.ts';
import { commentsOn, repliesTo } from './queries/thread.ts';

const on = implement(commentsContract).$context<RequestContext>();

export function commentsRoutes(services: CommentServices) {
  return on.router({
    list: on.list.handler(({ context, input }) => commentsOn(context, input)),
    replies: on.replies.handler(({ context, input }) => repliesTo(context, input)),
    people: on.people.handler(({ context, input }) => peopleToMention(context, input)),
    add: on.add.handler(({ context, input }) => addComment(context, services, input)),
    update: on.update.handler(({ context, input }) => updateComment(context, services, input)),
    remove: on.remove.handler(({ context, input }) => removeComment(context, input.commentId)),
    restore: on.restore.handler(({ context, input }) => restoreComment(context, input.commentId)),
    like: on.like.handler(({ context, input }) => setCommentLike(context, input.commentId, true)),
    unlike: on.unlike.handler(({ context, input }) => setCommentLike(context, input.commentId, false)),
    pin: on.pin.handler(({ context, input }) => setPin(context, input.commentId, true)),
    unpin: on.unpin.handler(({ context, input }) => setPin(context, input.commentId, false)),
    close: on.close.handler(({ context, input }) => setClosed(context, input, true)),
    reopen: on.reopen.handler(({ context, input }) => setClosed(context, input, false)),
  });
}

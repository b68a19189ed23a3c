import { Clock, Info, MessagesSquare } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { LONGEST_EMAIL, LONGEST_NAME } from '#features/accounts/rules/limits.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';

interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Duration of the simulated send (spec part 2 §2 'Static pages'). */
const PLAYED_SEND_MS = 1500;
const EMAIL = { value: /^\S+@\S+\.\S+$/, message: 'Please enter a valid email address' };

export default function ContactPage() {
  const { register, handleSubmit, reset, formState } = useForm<Message>();
  const { errors, isSubmitting } = formState;

  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, PLAYED_SEND_MS));
    reset();
    showToast({
      title: 'Message sent!',
      description: 'This is a demo form: no mailbox is connected, so nothing was sent.',
      tone: 'success',
      duration: 6000,
    });
  };

  return (
    <div className="page">
      <PageHead
        title="Contact"
        description="Questions, ideas and bug reports for Plateful. Replies take 24-48 hours."
      />
      <PageHeading title="Contact" text="A question, an idea, a recipe that went wrong: tell us." />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <Card>
          <form noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                label="Name"
                autoComplete="name"
                maxLength={LONGEST_NAME}
                error={errors.name?.message}
                {...register('name', { required: 'Please enter your name' })}
              />
              <TextField
                label="Email"
                type="email"
                autoComplete="email"
                maxLength={LONGEST_EMAIL}
                error={errors.email?.message}
                {...register('email', { required: 'Please enter your email', pattern: EMAIL })}
              />
            </div>
            <TextField
              label="Subject"
              maxLength={150}
              error={errors.subject?.message}
              {...register('subject', { required: 'Please enter a subject' })}
            />
            <TextArea
              label="Message"
              rows={6}
              maxLength={4000}
              error={errors.message?.message}
              {...register('message', { required: 'Please enter a message' })}
            />
            <p className="flex gap-2.5 text-sm text-muted">
              <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              This is a demo form until the administrator connects a mailbox. Nothing you write is stored.
            </p>
            <Button type="submit" busy={isSubmitting} className="justify-self-start">
              {isSubmitting ? 'Sending…' : 'Send message'}
            </Button>
          </form>
        </Card>
        <div className="grid gap-4">
          <Card>
            <h2 className="flex items-center gap-2.5 text-lg">
              <Clock aria-hidden="true" className="size-5 text-herb-ink" />
              Response time
            </h2>
            <p className="mt-2 text-muted">
              Messages are answered within <span className="whitespace-nowrap">24-48 hours</span>.
            </p>
          </Card>
          <Card>
            <h2 className="flex items-center gap-2.5 text-lg">
              <MessagesSquare aria-hidden="true" className="size-5 text-herb-ink" />A problem with a recipe?
            </h2>
            <p className="mt-2 mb-4 text-muted">
              Use Report on the recipe itself. Reports are reviewed within 24 hours.
            </p>
            <Button asLink to={paths.communityGuidelines} variant="secondary" size="sm">
              Community Guidelines
            </Button>
          </Card>
        </div>
      </div>
    </div>
  );
}

import { expect, newcomer, open, test, toasts } from '../support/plateful.ts';

test.describe('the contact form', () => {
  // The browser's message about a request that could not be sent.
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Plateful could not answer: TypeError: Failed to fetch/],
  });

  test('requires every field, keeps the input while offline and through a reload, says when it is sent, and knows who is signed in', async ({
    page,
    context,
  }) => {
    await open(page, '/contact');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    for (const [field, missing] of [
      ['Name', 'Please enter your name'],
      ['Email', 'Please enter your email'],
      ['Subject', 'Please enter a subject'],
      ['Message', 'Please enter a message'],
    ] as const)
      await expect(page.getByRole('textbox', { name: field })).toHaveAccessibleDescription(missing);
    await page.getByLabel('Name').fill('Casey');
    await page.getByLabel('Email').fill('casey');
    await page.getByLabel('Subject').fill('Soup');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('It was good.');
    await send.click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await page.getByLabel('Email').fill('casey@plateful.test');

    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your message is still here.' })).toBeVisible();
    await expect(message).toHaveValue('It was good.');

    await context.setOffline(false);
    await send.click();
    const sent = toasts(page).filter({ hasText: 'Message sent!' });
    await expect(sent).toContainText('You will hear from us within 24-48 hours.');
    await expect(message).toHaveValue('');

    const person = await newcomer(page);
    await open(page, '/contact');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await message.fill('Half a thought');
    await open(page, '/contact');
    await expect(message).toHaveValue('Half a thought');
  });
});

test('the newsletter offers topics, and links to a subscription page outside', async ({ page, context }) => {
  await context.route('https://letters.plateful.test/**', (route) => route.fulfill({ body: 'Welcome' }));
  await open(page, '/newsletter');
  const topic = (name: string) => page.getByRole('checkbox', { name });
  await expect(topic('Weekly recipes')).toBeChecked();
  for (const name of ['Cooking tips', 'Meal planning', 'Special offers'])
    await expect(topic(name)).not.toBeChecked();
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await subscribe.click();
  await expect(email).toHaveAccessibleDescription('Please enter your email');
  await email.fill('casey');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await email.fill('casey@plateful.test');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(rpc|api)\//.test(request.url())) calls.push(request.url());
  });
  const outside = context.waitForEvent('page');
  await subscribe.click();
  await expect(await outside).toHaveURL('https://letters.plateful.test/');
  await expect(page).toHaveURL('/newsletter');
  expect(calls).toEqual([]);
});

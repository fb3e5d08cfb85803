# Calling people back to their tables: messages by e-mail, webhook and push, and the settings for them.

## Messages
called-title-turn = { $game }: it is your turn
called-title-begins = { $game }: the game begins
called-title-over = { $game }: the game is over
called-title-consent = { $game }: you are asked to agree
called-title-mention = { $game }: somebody has mentioned you
called-title-low = { $game }: your time is running out
called-title-invited = { $game }: you are invited to a table
called-title-test = A test message from Tawy
called-title-confirm = Tawy: is this your address?
called-title-sign-in = Tawy: sign in as { $name }
called-with = You are playing with { $names }.
called-played-with = You played with { $names }.
called-until = You have until { $time }.
called-invited = { $host } offers you a seat.
called-text-test = If you can read this, Tawy can reach you here.
called-text-confirm = Somebody, probably you, wants Tawy to write to this address. Open the link to confirm that it is yours. Otherwise do nothing: nothing more will be sent.
called-text-sign-in = Somebody, probably you, wants to sign in to Tawy as { $name }. The link is good once, for 15 minutes. If it was not you, do nothing: without this message nobody comes in.
called-open = Open the table
called-confirm = This is my address
called-sign-in = Sign in
called-unsubscribe = No more messages to this address
called-why = You get this message because you asked for it in the settings of Tawy.

## Links in e-mails
called-confirm-lead = Shall Tawy write to this address when a game needs you?
called-confirmed = Your address is confirmed. Tawy will write to you when a game needs you.
called-unsubscribe-lead = Shall Tawy stop writing to this address?
called-unsubscribed = Done: Tawy does not write to this address any more.

## Settings
called-settings = Notifications
called-lead = So that no game waits for you unnoticed. Nothing in a message tells a secret of the game.
called-nobody = Choose a name first; then you can be called back to your games.
called-kinds = Tell me
called-kind-turn = when it is my turn
called-kind-begins = when a game begins
called-kind-over = when a game is over
called-kind-consent = when I am asked to agree
called-kind-mention = when I am mentioned in the chat
called-kind-low = when my time is running out
called-kind-invited = when somebody offers me a seat
called-channel-page = This page, while it is open
called-channel-push = This browser, even when closed
called-channel-email = E-mail
called-channel-webhook = Webhook
called-form-tawy = Own program (JSON)
called-form-discord = Discord
called-form-slack = Slack
called-allow = Let this browser show notifications
called-denied = This browser does not let this page show notifications; allow it in the settings of the browser.
called-push-add = Notify this browser
called-push-failed = This browser has no way to receive notifications here.
called-email-add = Add an e-mail address
called-email-address = E-mail address
called-email-sent = A message is on its way to this address: open the link in it.
called-unconfirmed = not confirmed yet
called-webhook-add = Add a webhook
called-webhook-address = Address (https://…)
called-webhook-form = Form
called-test = Send a test message
called-tested = A test message is on its way.
called-remove = Remove
called-removed = Removed.
called-trouble = The last message could not be sent: { $reason }.
called-quiet = Quiet hours: no messages
called-quiet-from = from
called-quiet-until = until
called-saved = Saved.

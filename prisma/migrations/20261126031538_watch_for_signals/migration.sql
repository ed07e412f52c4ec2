-- What is looked for once a second: messages that a line carries by itself, and those that fall due.
CREATE INDEX "Message_linkId_turn_idx" ON "Message"("linkId", "turn");

DROP INDEX "MessageDelivery_gameId_idx";
CREATE INDEX "MessageDelivery_gameId_dueAt_idx" ON "MessageDelivery"("gameId", "dueAt");

-- A line may carry with the next report of the HQ at its end.
ALTER TYPE "DeliveryWay" ADD VALUE 'nextReport';
-- On its way to no turn and no time: with the next report of the HQ it is for.
ALTER TABLE "MessageDelivery" DROP CONSTRAINT "MessageDelivery_on_its_way_is_due";
ALTER TABLE "MessageDelivery" ADD CONSTRAINT "MessageDelivery_on_its_way_is_due" CHECK (
    num_nonnulls("dueTurn", "dueAt") <= CASE WHEN "state" = 'onItsWay' THEN 1 ELSE 0 END);

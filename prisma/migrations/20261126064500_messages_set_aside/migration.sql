-- Control sets aside what one desk sends too much of.
ALTER TYPE "MessageDeliveryState" ADD VALUE 'setAside';

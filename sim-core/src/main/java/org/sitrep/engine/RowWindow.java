package org.sitrep.engine;

import org.sitrep.portable.Threads;

/**
 * Puts the rows of chunks that several threads play at the same time back into the order of trials, and hands them to a
 * receiver. The thread that fills the next block in order hands it over, with all filled ones that follow; meanwhile
 * the others play on. A thread whose block would lie beyond the window waits until the earlier ones are handed over.
 *
 * <p>Memory: {@value #BLOCKS_PER_THREAD} blocks per thread, whatever the number of trials.
 */
final class RowWindow {
    private static final int BLOCKS_PER_THREAD = 4;
    /** Maximum number of integers in a block, 1 MB of them, unless one trial has more. */
    private static final int MOST_CELLS = 1 << 18;

    private final TrialRows receiver;
    private final int cellsPerTrial;
    /** Blocks of the stage, by their number modulo the length. */
    private final TrialBlock[] blocks;

    private final boolean[] filled;
    private long firstTrial;
    private int chunkTrials;
    /** Number of the next block to hand over. */
    private long next;
    /** Whether a thread is handing over. */
    private boolean busy;

    private boolean closed;

    RowWindow(final Job job) {
        final int slots = job.entries().get(0).scenario().layout().slots().size();
        receiver = job.request().rows().orElseThrow();
        cellsPerTrial = Math.multiplyExact(job.entries().size(), 1 + slots);
        blocks = new TrialBlock[BLOCKS_PER_THREAD * job.request().threads()];
        filled = new boolean[blocks.length];
        for (int b = 0; b < blocks.length; b++) {
            blocks[b] = new TrialBlock(job.entries().size(), slots);
        }
    }

    /** Returns the request of a stage with chunks that fit into a block. All earlier blocks must be handed over. */
    synchronized RunRequest begin(final RunRequest stage) {
        firstTrial = stage.firstTrial();
        chunkTrials = Math.min(stage.chunkTrials(), Math.max(1, MOST_CELLS / cellsPerTrial));
        next = 0;
        return stage.withChunkTrials(chunkTrials);
    }

    /**
     * Returns the empty block of a chunk, when there is room for it; null if the window was closed before. Blocks up to
     * one that was returned are always returned, so that the first trial that fails is found.
     */
    TrialBlock open(final long from, final long to) {
        final long number = number(from);
        if (!await(number)) {
            return null;
        }
        final TrialBlock block = blocks[(int) (number % blocks.length)];
        block.begin(from, (int) (to - from));
        return block;
    }

    /** Waits until there is room for a block; returns whether there is. An interrupt does not end the waiting. */
    private synchronized boolean await(final long number) {
        boolean interrupted = false;
        while (number - next >= blocks.length && !closed) {
            interrupted |= Threads.await(this);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return number - next < blocks.length;
    }

    private long number(final long trial) {
        return (trial - firstTrial) / chunkTrials;
    }

    /** Takes a block that is written; hands it over, unless an earlier one is missing. */
    void filled(final TrialBlock block) {
        synchronized (this) {
            filled[(int) (number(block.firstTrial()) % blocks.length)] = true;
        }
        for (TrialBlock head = head(); head != null; head = head()) {
            boolean taken = false;
            try {
                receiver.accept(head);
                taken = true;
            } finally {
                handedOver(taken);
            }
        }
    }

    /** Returns the next block to hand over; null if it is not filled yet, or another thread is handing over. */
    private synchronized TrialBlock head() {
        final int at = (int) (next % blocks.length);
        if (busy || closed || !filled[at]) {
            return null;
        }
        busy = true;
        filled[at] = false;
        return blocks[at];
    }

    private synchronized void handedOver(final boolean taken) {
        busy = false;
        next += taken ? 1 : 0;
        closed |= !taken;
        Threads.wake(this);
    }

    /** Ends the waiting of all threads: a block will not be filled. The later ones are not handed over. */
    synchronized void close() {
        closed = true;
        Threads.wake(this);
    }
}

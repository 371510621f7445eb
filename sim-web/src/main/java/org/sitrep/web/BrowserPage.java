package org.sitrep.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.sitrep.engine.Batch;
import org.sitrep.engine.Job;
import org.sitrep.engine.JobText;
import org.sitrep.engine.LastUsed;
import org.sitrep.page.Contents;
import org.sitrep.page.PageJson;
import org.sitrep.page.PageQuestions;
import org.sitrep.page.Playing;
import org.sitrep.page.Refusal;
import org.sitrep.page.Replays;
import org.sitrep.ruleset.Ruleset;
import org.teavm.interop.Export;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;

/**
 * Answers the questions of the page in a worker of a browser. The worker calls {@link #add} for each file of the
 * content, {@link #open} once, and then one of the other methods per message. Their answers go to {@code told} of the
 * worker. A run pauses between chunks of trials where the browser lets WebAssembly wait; meanwhile other questions are
 * answered, and {@link #cancel} ends it.
 */
public final class BrowserPage {
    private static PageQuestions questions;
    private static final Helpers HELPERS = new Helpers();
    private static final JobText.Opener OPENER = new JobText.Opener(Ruleset.shipped(), 1);

    /** Jobs of the worker that this one helps, by their numbers. */
    private static final Map<Integer, Job> JOBS = new LastUsed<>(Helpers.KEPT);

    /** Runs that have not begun, by the number of their question. */
    private static final Map<Integer, Playing> WAITING = new HashMap<>();

    /** The run that is being played, and the number of its question; null if there is none. */
    private static Playing playing;

    private static int played;

    private BrowserPage() {}

    /** Does nothing: the exported methods wait to be called. */
    public static void main(final String[] args) {}

    /** Adds a file to the content, by its path as the command line names it: {@code scenarios/rambo/game.yaml}. */
    @JSExport
    public static void add(final String path, final String text) {
        final Path file = Path.of("/" + path);
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, text.getBytes(StandardCharsets.UTF_8));
        } catch (final IOException impossible) {
            throw new UncheckedIOException(impossible); // in memory
        }
    }

    /**
     * Opens the content.
     *
     * @param listed JSON: what can be played, see {@link SiteContent}
     */
    @JSExport
    public static void open(final String listed) {
        final SiteContent content = PageJson.read(listed.getBytes(StandardCharsets.UTF_8), SiteContent.class);
        questions = new PageQuestions(
                new Contents(Ruleset.shipped(), content.scenarios(), content.playbooks(), Path.of("scenarios")),
                1,
                HELPERS,
                System::nanoTime);
    }

    /**
     * Answers the question in the worker's {@code asked}, or prepares the run that it asks for.
     *
     * @return 1 if {@link #play} has to play it, else 0
     */
    @Export(name = "ask")
    public static int ask() {
        final String name = name();
        final byte[] json = json().getBytes(StandardCharsets.UTF_8);
        final int id = id();
        try {
            if (name.equals("replay")) {
                tell(id, "page", questions.replays().page(PageJson.read(json, Replays.Question.class)));
                return 0;
            }
            if (name.equals("job")) {
                final Helpers.Opening opening = PageJson.read(json, Helpers.Opening.class);
                JOBS.put(opening.number(), OPENER.open(opening.job()));
                tell(id, "answer", "");
                return 0;
            }
            if (name.equals("part")) {
                WAITING.put(id, part(PageJson.read(json, Helpers.Part.class)));
                return 1;
            }
            final PageQuestions.Answer answer = questions.ask(name, json);
            if (answer instanceof PageQuestions.Live live) {
                WAITING.put(id, live.playing());
                return 1;
            }
            tell(id, "answer", text(((PageQuestions.Now) answer).answer()));
        } catch (final RuntimeException wrong) {
            tell(id, "refusal", text(Refusal.of(wrong)));
        }
        return 0;
    }

    /**
     * Plays a run that waits; does nothing if it is cancelled.
     *
     * @param pauses 1 if it may pause, else 0
     */
    @Export(name = "play")
    public static void play(final int id, final int pauses) {
        final Playing run = WAITING.remove(id);
        if (run != null) {
            try {
                play(id, run, pauses == 1);
                tell(id, "end", String.valueOf(HELPERS.taken()));
            } catch (final RuntimeException wrong) {
                tell(id, "refusal", text(Refusal.of(wrong)));
            }
        }
    }

    private static void play(final int id, final Playing run, final boolean pauses) {
        playing = run;
        played = id;
        Pauses.allow(pauses);
        try {
            run.play(answer -> {
                tell(id, "event", answer instanceof String part ? part : text(answer));
                return true;
            });
        } finally {
            Pauses.allow(false);
            playing = null;
        }
    }

    private static Part part(final Helpers.Part asked) {
        final Job job = JOBS.get(asked.job());
        if (job == null) {
            throw new IllegalArgumentException("job " + asked.job() + " is not open");
        }
        return new Part(new Batch(job.range(asked.first(), asked.trials())));
    }

    /** Trials of a run of another worker. */
    private record Part(Batch batch) implements Playing {
        @Override
        public boolean play(final Predicate<Object> looking) {
            return batch.playAway(null)
                    .map(part -> looking.test(Base64.getEncoder().encodeToString(part)))
                    .orElse(false);
        }

        @Override
        public void cancel() {
            batch.requestStop();
        }
    }

    /** Ends a run: the one that is being played, while it pauses, or one that waits. */
    @Export(name = "cancel")
    public static void cancel(final int id) {
        WAITING.remove(id);
        if (playing != null && played == id) {
            playing.cancel();
        }
    }

    /** Returns the trial that is being played, or was played last; asked for after a fault that ended the engine. */
    @Export(name = "trial")
    public static double trial() {
        return Pauses.trial();
    }

    private static String text(final Object answer) {
        return new String(PageJson.write(answer), StandardCharsets.UTF_8);
    }

    @JSBody(script = "return asked.name")
    private static native String name();

    @JSBody(script = "return asked.json")
    private static native String json();

    @JSBody(script = "return asked.id")
    private static native int id();

    @JSBody(
            params = {"id", "kind", "text"},
            script = "told(id, kind, text)")
    private static native void tell(int id, String kind, String text);
}

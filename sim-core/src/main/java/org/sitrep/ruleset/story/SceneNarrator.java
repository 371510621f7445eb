package org.sitrep.ruleset.story;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * Forwards a narration and adds the board as data: where the narration shows a board in text, at the end of a step that
 * has changed something, and at the beginning of a step on another board. So the state before a step is the last scene
 * before it or the first within it, and the state after it is its last scene. Tracks are handled the same way.
 */
public final class SceneNarrator implements Narrator {
    private final Narrator next;
    private final Supplier<Optional<Scene>> table;
    private final Supplier<List<TrackState>> tracks;
    /** The last scene; null before the first. */
    private Scene shown;

    private List<TrackState> shownTracks = List.of();

    /**
     * @param next receives everything
     * @param table supplies the present scene, if any
     * @param tracks supplies the present tracks and clocks; empty if there are none
     */
    public SceneNarrator(
            final Narrator next, final Supplier<Optional<Scene>> table, final Supplier<List<TrackState>> tracks) {
        this.next = next;
        this.table = table;
        this.tracks = tracks;
    }

    @Override
    public boolean wantsAll() {
        return next.wantsAll();
    }

    @Override
    public int sight() {
        return next.sight();
    }

    @Override
    public void asked(final Choice choice) {
        next.asked(choice, table);
    }

    @Override
    public void heading(final String text) {
        final Optional<Scene> now = table.get();
        if (now.filter(this::isCurrent).isPresent()) {
            show(now.get());
            showTracks();
        }
        next.heading(text);
        now.ifPresent(this::show);
        showTracks();
    }

    private void showTracks() {
        final List<TrackState> now = tracks.get();
        if (!now.equals(shownTracks)) {
            shownTracks = now;
            next.gauges(now);
        }
    }

    private boolean isCurrent(final Scene scene) {
        return shown != null && shown.id().equals(scene.id());
    }

    private void show(final Scene scene) {
        if (!scene.equals(shown)) {
            shown = scene;
            next.scene(scene);
        }
    }

    @Override
    public void tell(final Transcript.Entry entry) {
        if (entry instanceof Transcript.Shown now) {
            show(now.scene());
            return;
        }
        next.tell(entry);
        if (entry instanceof Transcript.Board) {
            table.get().ifPresent(this::show);
        }
    }
}

package org.sitrep.spark;

import java.io.Serializable;
import org.apache.spark.broadcast.Broadcast;
import org.sitrep.remote.Parcel;
import org.sitrep.remote.ParcelPlayer;
import org.sitrep.remote.PlayedPart;
import org.sitrep.remote.SharedJobs.Range;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** A task: an executor plays the one range of its partition. A task is one thread. */
final class Play extends AbstractFunction1<Iterator<Range>, PlayedPart> implements Serializable {
    private static final long serialVersionUID = 1;

    /** One for all tasks of this process. */
    private static final ParcelPlayer PLAYER = new ParcelPlayer(1);

    private final Broadcast<Parcel> parcel;

    Play(final Broadcast<Parcel> parcel) {
        this.parcel = parcel;
    }

    @Override
    public PlayedPart apply(final Iterator<Range> ranges) {
        return PLAYER.play(parcel.value(), ranges.next());
    }
}

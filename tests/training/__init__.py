"""Tests of the champion's training."""
